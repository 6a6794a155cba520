#!/usr/bin/env node
// The command `remote`. Configuration and routes of a remote are TypeScript, which Node 20 does not run by itself.
import { register } from 'tsx/esm/api';

register();
await import('./remote.js');
