// What workers/companion/wrangler.toml binds. Written by `npm run types:generate`; do not edit.
export type CompanionBindings = {
  ENVIRONMENT: 'production'
}
