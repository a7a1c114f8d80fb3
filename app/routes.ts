import { index, route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config'

const letterPaths = ['duelo', 'ruptura', 'proposito']

/** A specified page that is not built yet: its own path and id, one quiet page for all. */
const closedRoom = (path: string): RouteConfigEntry => route(path, 'routes/not-open-yet.tsx', { id: `closed-${path}` })

export default [
  index('routes/landing/route.tsx'),
  route('set-language', 'routes/set-language.tsx'),
  route('loading', 'routes/loading.tsx'),

  // Letters
  ...letterPaths.map((path) => route(path, 'routes/letter-form/route.tsx', { id: path })),
  route('generar-carta', 'routes/choose-path/route.tsx'),
  route('exito', 'routes/exito/route.tsx'),
  route('ritual', 'routes/ritual/route.tsx'),
  route('cancelado', 'routes/cancelado.tsx'),

  // Coming in
  route('acceso', 'routes/acceso/route.tsx'),
  route('cuenta', 'routes/cuenta/route.tsx'),

  // Company and care
  route('chat', 'routes/chat/route.tsx'),
  route('ayuda', 'routes/ayuda.tsx'),
  route('recordatorio', 'routes/reminder-off.tsx'),

  // The desk
  route('dashboard', 'routes/dashboard/route.tsx'),
  closedRoom('journal'),
  closedRoom('memories'),
  closedRoom('insights'),
  closedRoom('progress'),
  closedRoom('referrals'),

  // Plans and payment
  closedRoom('planes'),
  closedRoom('premium'),
  closedRoom('premium-experience'),
  closedRoom('premium-success'),
  closedRoom('premium-error'),
  route('trial-signup', 'routes/trial-signup/route.tsx'),
  closedRoom('pricing-demo'),
  closedRoom('paypal-checkout'),
  closedRoom('paypal-success'),

  // About the house
  closedRoom('quienes-somos'),
  closedRoom('referidos'),
  closedRoom('privacy-policy'),
  closedRoom('terms-and-conditions'),
  closedRoom('data-processing'),
  closedRoom('admin'),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
