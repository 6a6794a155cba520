// `npm pack` in the folder of a shared package: what it would pack are sources that no other repository can read.
console.error('Sources are not packed. For all packages, compiled: npm run pack:shared -- FOLDER');
process.exitCode = 1;
