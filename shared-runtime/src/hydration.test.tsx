import { expectHydrates } from '@anunturi/shared-ui/testing/expectHydrates';
import { RemoteRoot } from './lifecycles/RemoteRoot';
import { ServerHtml } from './markup/ServerHtml';
import { fakeNav } from './testing/fakeNav';
import { ThemeSwitch } from './theme/ThemeSwitch';
import { ToastRegion } from './toasts/ToastRegion';

const samples = {
  RemoteRoot: <RemoteRoot App={() => <p>Text</p>} nav={fakeNav({ screen: 'start' })} />,
  ServerHtml: <ServerHtml markup="<p>Desenat pe server</p>" />,
  ThemeSwitch: <ThemeSwitch />,
  ToastRegion: <ToastRegion />,
};

test.each(Object.entries(samples))(
  '%s renders on a server without inline styles and hydrates without a warning',
  (_name, sample) => expectHydrates(sample),
);
