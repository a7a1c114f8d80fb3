import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

declare module '@remix-run/cloudflare' {
  interface Future {
    v3_singleFetch: true
  }
}

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig({
  plugins: [
    tailwindcss(),
    remix({
      // `npm run dev` builds beside what is being served and then copies over it.
      buildDirectory: process.env.SITE_BUILD_DIR ?? 'build/site',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
      },
    }),
  ],
  resolve: {
    mainFields: ['browser', 'module', 'main'],
    alias: [
      { find: /^~\//, replacement: `${folder('./app')}/` },
      { find: /^#core\//, replacement: `${folder('./core')}/` },
      { find: /^#workers\//, replacement: `${folder('./workers')}/` },
    ],
  },
  ssr: {
    target: 'webworker',
    noExternal: true,
    resolve: { conditions: ['workerd', 'worker', 'browser'] },
  },
  build: {
    target: 'es2022',
    rollupOptions: {
      // Comments in zod that Rollup removes; nothing is lost.
      onwarn: (warning, warn) => warning.code !== 'INVALID_ANNOTATION' && warn(warning),
    },
  },
})
