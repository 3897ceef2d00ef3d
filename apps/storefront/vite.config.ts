import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    // In development the shell would switch server rendering off, so it is built only.
    tanstackStart({
      spa: { enabled: command === 'build' },
      router: { routeFileIgnorePattern: '\\.test\\.', quoteStyle: 'single', semicolons: false },
    }),
    viteReact(),
  ],
  build: { target: 'es2023', assetsInlineLimit: 0 },
}))
