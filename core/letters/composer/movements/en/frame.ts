export const farewellsEn = ['With you,']
export const titlesEn = { thing: ['{o}'], name: ['About {n}'], reader: ['For {yo}'], duelo: ['A letter'], ruptura: ['A letter'], proposito: ['A letter'] }
