import { landingContent } from '~/content/landing'
import { pageMeta } from '~/i18n/page-meta'
import { useLanguage } from '~/i18n/use-language'
import { Benefits } from './Benefits'
import { Hero } from './Hero'
import { Passages } from './Passages'
import { Paths } from './Paths'
import { PremiumTeaser } from './PremiumTeaser'
import { Questions } from './Questions'
import { Steps } from './Steps'
import { VipBox } from './VipBox'
import { WhatItIs } from './WhatItIs'

export const meta = pageMeta((language) => landingContent[language].meta)

export default function Landing() {
  const words = landingContent[useLanguage()]
  const pathNames = Object.fromEntries(words.paths.items.map(({ path, name }) => [path, name]))
  return (
    <>
      <Hero words={words.hero} />
      <VipBox />
      <Benefits words={words.benefits} />
      <WhatItIs words={words.what} />
      <Steps words={words.steps} />
      <Passages words={words.passages} pathNames={pathNames} />
      <Paths words={words.paths} />
      <PremiumTeaser words={words.premium} />
      <Questions words={words.questions} />
    </>
  )
}
