/** Common first names in both languages, so that «laura», typed small and alone, is heard as somebody's name. Words that are more often something else are left out. */
const names = new Set(
  (
    'laura marta ana maria lucia paula sara elena julia irene alba noelia silvia monica patricia cristina sandra susana teresa rosa angela eva nuria raquel lorena natalia claudia daniela valeria camila sofia valentina martina renata ximena mariana gabriela alejandra fernanda carolina andrea veronica diana gloria luisa juana josefa antonia manuela francisca ' +
    'victoria amparo encarna lola paqui mari nieves yolanda rebeca miriam olga olivia emma carla jimena adriana clara blanca lidia celia aurora leonor matilde nelly lupita guadalupe marisol graciela norma alicia cecilia ines vera nora ' +
    'antonio manuel jose francisco javier jesus carlos miguel alejandro rafael pedro angel pablo fernando jorge luis sergio alberto alvaro diego adrian raul ivan ruben oscar enrique ramon vicente andres joaquin santiago eduardo victor mario roberto jaime marcos ignacio alfonso salvador ricardo hugo emilio gonzalo julian mateo leo bruno dani paco pepe nacho quique toni juanjo nico tomas felipe gustavo hector rodrigo esteban ernesto mauricio cesar ' +
    'emily emma sarah kate anna jane anne mary elizabeth alice chloe hannah rachel megan lucy charlotte amy ellen helen margaret susan karen nancy betty dorothy joan jean ruth eleanor daisy claire louise caroline catherine mel priya maya zoe ella mia isla ava molly katie jess becky steph holly leah amanda michelle nicole melissa stephanie rebecca deborah laura linda barbara jennifer jessica ashley kim carol ' +
    'danny jimmy tommy billy bobby johnny eddie freddie ellie millie annie jenny lizzie molly poppy ngozi fatima mohammed ahmed ali aisha omar ' +
    'james john robert michael william david richard joseph thomas charles daniel matthew anthony steven paul andrew joshua kevin brian george edward tom dan matt chris mike dave steve tim joe ben sam theo owen liam noah ethan oliver harry jack oscar henry arthur alfie peter simon stephen nick adam luke ryan jason aaron callum connor dylan lewis nathan patrick sean stuart alan colin graham ian neil'
  ).split(' '),
)

/** Whether a word, without its accents and in lower case, is a common first name. */
export function isGivenName(plain: string): boolean {
  return names.has(plain)
}
