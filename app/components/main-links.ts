/** The doors of the navigation bar (specification §2), in order; labels are keys of the common catalogue. */
export const mainLinks = [
  { to: '/planes', label: 'nav.plans' },
  { to: '/premium-experience', label: 'nav.experience' },
  { to: '/chat', label: 'nav.chat' },
  { to: '/quienes-somos', label: 'nav.about' },
  { to: '/referidos', label: 'nav.referrals' },
] as const
