import {
  COOKIE_ACCEPTED_KEY,
  FIREBASE_PREFIX,
  LIST_VIEW_KEY,
  THEME_KEY,
} from '../storage/localStorageKeys';

/**
 * Stands in every page and runs before the first paint: what this device knows becomes attributes of the document, by which
 * styles choose; so the page itself is the same for everybody. The last button pressed before scripts work is kept for them
 * (`takeEarlyPress`). Plain text, because the policy admits it by its hash.
 */
export const deviceScript = `(()=>{const r=document.documentElement,d=r.dataset;try{const s=localStorage,t=s.getItem('${THEME_KEY}');if(t==='dark'||t==='light')d.theme=t;if(s.getItem('${COOKIE_ACCEPTED_KEY}')==='true')d.cookieAccepted='';if(s.getItem('${LIST_VIEW_KEY}')==='rows')d.listView='rows';if(Object.keys(s).some(k=>k.startsWith('${FIREBASE_PREFIX}authUser:')))d.signedIn=''}catch{}addEventListener('click',e=>{const b=e.target.closest&&e.target.closest('button[type=button]');if(b)window.earlyPress=b},true)})()`;
