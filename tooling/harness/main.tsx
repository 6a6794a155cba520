import '@anunturi/shared-ui/tokens.css';
import '@anunturi/shared-ui/base.css';
import '@anunturi/shared-ui/forcedColours.css';
import { configureFirebase } from '@anunturi/shared-auth/firebase';
import { applyTheme } from '@anunturi/shared-runtime/theme/theme';
import { createRoot } from 'react-dom/client';
import { Harness } from './Harness';
import { harnessFirebase } from './harnessFirebase';

// The page of a remote that runs alone: the same lifecycles that the shell mounts, a navigation port, and a session.
applyTheme();
configureFirebase(harnessFirebase(location.origin));
createRoot(document.getElementById('root') as HTMLElement).render(<Harness />);
