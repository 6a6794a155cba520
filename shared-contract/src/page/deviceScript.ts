import { COOKIE_ACCEPTED_KEY, FIREBASE_PREFIX, LIST_VIEW_KEY, THEME_KEY } from './localStorageKeys';
import { EARLY_EVENTS } from '../telemetry/earlyFaults';
import { startScript } from './startScript';

/** Shown above the page, which stays as it came: its scripts would stop half way. */
const OLDER_BROWSER =
  'Browserul dumneavoastră este prea vechi: anunțurile se pot citi, dar mesajele și publicarea nu funcționează. Actualizați-l sau folosiți altul.';

/**
 * Stands in every page and runs before the first paint: what this device knows becomes attributes of the document, by which
 * styles choose; so the page itself is the same for everybody. Then it lets the page's scripts come (`startScript`). The
 * last button pressed before they work is kept for them (`takeEarlyPress`; not one that opens a menu, which the browser does
 * by itself and a second press would undo), and errors (`takeEarlyFaults`). A form that leads nowhere without scripts is kept
 * too: the browser would load the page anew, with what was typed in its address or lost. Where something is missing that Safari 16.4,
 * Chrome 110 and Firefox 120 brought, the page says so and no script comes. Plain text, because the policy admits it by its
 * hash.
 */
export const deviceScript = `(()=>{const r=document.documentElement,d=r.dataset;try{const s=localStorage,t=s.getItem('${THEME_KEY}');if(t==='dark'||t==='light')d.theme=t;if(s.getItem('${COOKIE_ACCEPTED_KEY}')==='true')d.cookieAccepted='';if(s.getItem('${LIST_VIEW_KEY}')==='rows')d.listView='rows';if(Object.keys(s).some(k=>k.startsWith('${FIREBASE_PREFIX}authUser:')))d.signedIn=''}catch{}addEventListener('click',e=>{const b=e.target.closest&&e.target.closest('button[type=button]:not([popovertarget])');if(b)window.earlyPress=b},true);addEventListener('submit',e=>{const g=e.target;if(!g.hasAttribute('action')&&g.getAttribute('method')!=='dialog'){e.preventDefault();if(e.submitter)window.earlyPress=e.submitter}},true);const f=window.earlyFaults=[];for(const t of ['${EARLY_EVENTS.join(`','`)}'])addEventListener(t,e=>{if(f.length<20)f.push(e)});if(![].toSorted||!navigator.userActivation){d.olderBrowser='';addEventListener('DOMContentLoaded',()=>document.body.insertAdjacentHTML('afterbegin','<p role=alert class=older-browser>${OLDER_BROWSER}</p>'))};${startScript}})()`;
