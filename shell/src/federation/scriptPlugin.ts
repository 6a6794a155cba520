import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { expectOwnIntegrity, integrityOf } from './integrity';

// Before the first chunk is asked for.
expectOwnIntegrity(process.env.CHUNK_HASHES);

/** How the federation runtime makes the script of a remote's entry: our time-out, integrity, and CORS for other origins. */
export default function scriptPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'entry-script',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.fetchPriority = 'high';
      if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
      const integrity = integrityOf(url);
      if (typeof integrity === 'string') script.integrity = integrity;
      return { script, timeout: loadingLimits.chunkTimeoutMs };
    },
  };
}
