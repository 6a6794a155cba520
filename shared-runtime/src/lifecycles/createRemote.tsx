import { setOwnPart } from '@anunturi/shared-contract/telemetry/markData';
import { markPart } from '@anunturi/shared-contract/telemetry/markPart';
// oxlint-disable-next-line typescript/no-restricted-imports -- single-spa-react wants it whole
import * as React from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { nextTask } from '../loading/nextTask';
import { preserveInput } from './preserveInput';
import { RemoteRoot, identifierPrefixOf } from './RemoteRoot';
import type { RemoteModule, RemoteProps } from '../navigation/nav';

export type RemoteDefinition = {
  /** The remote's short name: `listings`. */
  name: string;
  App: React.ComponentType;
  /** Loads a screen's code before it is mounted (`createScreens` makes one). */
  preload?: (screen: string) => Promise<void>;
  /**
   * Loads the parts (`lazyComponent`) that the server renders of a page with this query and these first data: they are there before
   * the page is hydrated, and nothing moves when they come.
   */
  preloadParts?: (search: string, data: object) => Promise<void>;
};

/** The lifecycles of a remote: what its `./lifecycles` exposes. The host awaits each and gives `RemoteProps`. */
export function createRemote({ name, App, preload, preloadParts }: RemoteDefinition): RemoteModule {
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: {
      hydrateRoot: (slot: HTMLElement, tree: React.ReactNode) =>
        openRoot(name, versions.get(slot), slot, tree),
    },
    renderType: 'hydrateRoot',
    rootComponent: ({ nav, initialData }: RemoteProps) => (
      <RemoteRoot App={App} nav={nav} initialData={initialData} />
    ),
    suppressComponentDidCatchWarning: true, // RemoteRoot holds the boundary
  });
  const run = (lifecycle: unknown, props: object) =>
    (lifecycle as (props: object) => Promise<unknown>)(props);
  // single-spa-react keeps its roots by name: two mounts of one name at a time would lose one of them.
  const mountNames = new WeakMap<HTMLElement, string>();
  const versions = new WeakMap<HTMLElement, string>();
  let mounts = 0;

  return {
    async bootstrap(props) {
      await run(lifecycles.bootstrap, props);
    },
    async mount(props) {
      setOwnPart(name, props.version);
      const { screen, location } = props.nav.current();
      const isPrerendered = props.domElement.firstElementChild !== null;
      await Promise.all([
        preload?.(screen),
        // What does not come is told by the part itself, in its place.
        isPrerendered &&
          preloadParts?.(location.search, props.initialData ?? {}).catch(() => undefined),
      ]);
      // The screen's code was run just now; a press may come before its markup is hydrated.
      if (isPrerendered) await nextTask();
      const mountName = `${name}-${(mounts += 1)}`;
      mountNames.set(props.domElement, mountName);
      if (props.version) versions.set(props.domElement, props.version);
      props.onTakeOver?.();
      const giveBack = preserveInput(props.domElement);
      try {
        await run(lifecycles.mount, { ...props, name: mountName });
      } finally {
        giveBack(); // it gets every event in the page until then
      }
    },
    async unmount(props) {
      const mountName = mountNames.get(props.domElement);
      if (!mountName) return;
      mountNames.delete(props.domElement);
      await run(lifecycles.unmount, { ...props, name: mountName });
    },
  };
}

/** Hydrates markup that came with the page; renders from nothing otherwise. */
function openRoot(
  remote: string,
  version: string | undefined,
  slot: HTMLElement,
  tree: React.ReactNode,
) {
  const options = {
    identifierPrefix: identifierPrefixOf(remote),
    // Whichever boundary caught it has written it to the console.
    onCaughtError: (error: unknown) =>
      markPart(remote, 'render', { ...(version && { version }), error }),
    onRecoverableError: (error: unknown) =>
      console.error(`${remote}: React recovered from an error`, error),
  };
  if (slot.firstElementChild) {
    let taken!: Root;
    // In slices, which leave room for what the visitor does meanwhile.
    React.startTransition(() => {
      taken = hydrateRoot(slot, tree, options);
    });
    return taken;
  }
  const root = createRoot(slot, options);
  root.render(tree);
  return root;
}
