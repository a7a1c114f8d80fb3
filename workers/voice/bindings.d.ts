// SPDX-License-Identifier: GPL-3.0-or-later
// What workers/voice/wrangler.toml binds. Written by `npm run types:generate`; do not edit.
export type VoiceBindings = {
  ENVIRONMENT: 'production'
}
