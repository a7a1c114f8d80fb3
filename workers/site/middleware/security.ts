import { createMiddleware } from 'hono/factory'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { SiteEnv } from '../app'

const self = "'self'"

const policy = {
  defaultSrc: [self],
  scriptSrc: [self, NONCE],
  styleSrcElem: [self, NONCE],
  // React and Radix place things with style attributes; they carry no text of anybody's.
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: [self, 'data:'],
  mediaSrc: [self, 'blob:'],
  fontSrc: [self],
  connectSrc: [self],
  workerSrc: [self],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: [self],
  frameAncestors: ["'none'"],
}

const common = {
  contentSecurityPolicy: policy,
  xFrameOptions: 'DENY',
  referrerPolicy: 'same-origin',
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  permissionsPolicy: { camera: false, microphone: false, geolocation: false, payment: false },
}

const deployed = secureHeaders({ ...common, strictTransportSecurity: 'max-age=63072000; includeSubDomains' })
const local = secureHeaders({ ...common, strictTransportSecurity: false })

/** Security headers, and a nonce for the inline scripts of the page. */
export const secureDocument = createMiddleware<SiteEnv>((c, next) =>
  c.var.settings.isLocal ? local(c, next) : deployed(c, next),
)
