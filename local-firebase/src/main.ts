#!/usr/bin/env node
import { reportFailures } from './server/reportFailures';
import { serve, serveUsage } from './server/serve';
import { transfer, transferUsage } from './transfer/transfer';

// Process entry: `export`, `import` and `drill` are backups, everything else serves.
const args = process.argv.slice(2);
const isTransfer = ['export', 'import', 'drill'].includes(args[0] ?? '');
reportFailures(isTransfer ? transferUsage : serveUsage);
void (isTransfer ? transfer(args) : serve(args));
