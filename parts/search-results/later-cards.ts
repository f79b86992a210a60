/**
 * Source of an inline script that lets the cards below the window be laid out after the first
 * paint: when the reader scrolls or presses a key, at the latest a second later. A page that opens
 * at a place of its own (Back, a reload, an anchor) is laid out at once, since that place is a
 * number of pixels.
 */
export const laterCards = `{const page=document.documentElement,
signs=['scroll','keydown'],
whole=()=>{delete page.dataset.laterCards;for(const sign of signs)removeEventListener(sign,whole,true)};
if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash){page.dataset.laterCards='';
for(const sign of signs)addEventListener(sign,whole,true);
setTimeout(whole,1000)}}`;
