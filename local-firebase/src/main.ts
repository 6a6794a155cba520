#!/usr/bin/env node
import { reportFailures } from './server/reportFailures';
import { serve, serveUsage } from './server/serve';
import { transfer, transferUsage } from './transfer/transfer';

// Process entry: `export` and `import` are backups, everything else serves.
const args = process.argv.slice(2);
const isTransfer = args[0] === 'export' || args[0] === 'import';
reportFailures(isTransfer ? transferUsage : serveUsage);
void (isTransfer ? transfer(args) : serve(args));
