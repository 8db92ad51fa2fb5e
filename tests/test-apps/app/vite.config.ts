import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: { manifest: true, rolldownOptions: { input: ['index.html', 'src/hydrate.tsx'] } },
  // The design system's modules import their stylesheets, which Node does not load.
  ssr: { noExternal: [/^@aarambh\//] },
});
