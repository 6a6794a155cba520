#!/usr/bin/env node
// `npm run dev`: webpack-dev-server for the shell and every remote, with reload, behind the HTML server and the embedded Firebase.
import { register } from 'tsx/esm/api';

register();
process.env.NODE_ENV = 'development';
const { startDevelopment } = await import('../dev/startDevelopment.ts');
await startDevelopment({
  port: Number(process.env.PORT) || 3000,
  dataFolder: process.env.DATA_FOLDER,
});
