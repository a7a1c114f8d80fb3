/** Those one mourns, as they are called: words that patterns share. */
export const kin = '(?:padres?|madres?|papas?|papa|papi|papito|papacito|mamas?|mami|mamita|viej[oa]s?|viejit[oa]|tata|taita|herman[oa]s?|hermanit[oa]s?|gemel[oa]|hij[oa]s?|hijit[oa]s?|nin[oa]s?|nen[ea]|bebe|marido|espos[oa]|mujer|senora|pareja|novi[oa]|companer[oa]|abuel[oa]s?|abuelit[oa]s?|abue|yay[oa]|non[oa]|ti[oa]s?|prim[oa]s?|sobrin[oa]s?|niet[oa]s?|cunad[oa]|suegr[oa]s?|yerno|nuera|madrina|padrino|comadre|compadre|ahijad[oa]|padrastro|madrastra|amig[oa]s?)'
/** «mi padre», «mi hermana pequeña», «mi mejor amiga». */
export const mine = `(?:mis?|nuestr[oa]s?) (?:(?:querid|viej|pobre|mejor|prim|buen)\\w* )?${kin}`
