/** Says of a script or a hint in a rendered page that `startScript` puts it into effect. */
export const HELD = 'held';

/**
 * The second half of the script in every page (`deviceScript`). A rendered page can be read without its scripts: they share the
 * line with its picture, so they are asked for when the picture that comes first is there (within 2 s), when there is none,
 * or when the page is touched. Where data or the line is to be spared (Save-Data, 2G; the same as `isSparing`) they wait for
 * the touch alone, unless somebody is signed in or the page was kept on this device: both are shown by scripts. A script
 * that does not arrive is asked for again when the page is touched next or the line is back. Only what the head holds is
 * put into effect: nothing that somebody wrote stands there.
 */
export const startScript = `addEventListener('DOMContentLoaded',()=>{if(d.olderBrowser==='')return;const q=s=>document.head.querySelectorAll(s),start=()=>{q('link[rel=${HELD}]').forEach(l=>l.rel='preload');q('script[type=${HELD}]').forEach(s=>{const n=document.createElement('script');n.async=false;n.onerror=()=>n.replaceWith(s);n.setAttribute('integrity',s.getAttribute('integrity')||'');n.src=s.getAttribute('src');s.replaceWith(n)})},p=document.querySelector('img[fetchpriority=high]'),c=navigator.connection;for(const t of ['pointerdown','keydown','click','online'])addEventListener(t,start,true);if(c&&(c.saveData||/2g/.test(c.effectiveType))&&d.signedIn===undefined&&d.keptAt===undefined)return;if(p===null||p.complete)return start();for(const t of ['load','error'])p.addEventListener(t,start);setTimeout(start,2000)})`;
