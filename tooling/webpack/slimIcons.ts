import { join } from 'node:path';
import webpack from 'webpack';

/** Every icon of lucide-react drawn by a component of a few lines, in browser and server builds alike. */
export const slimIcons = () =>
  new webpack.NormalModuleReplacementPlugin(
    /createLucideIcon\.mjs$/,
    join(import.meta.dirname, 'slimLucideIcon.ts'),
  );
