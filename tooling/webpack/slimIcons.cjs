const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');

/** Every icon of lucide-react drawn by a component of a few lines, in browser and server builds alike. */
module.exports = () =>
  new NormalModuleReplacementPlugin(
    /createLucideIcon\.mjs$/,
    path.join(__dirname, 'slimLucideIcon.mjs'),
  );
