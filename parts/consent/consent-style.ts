/** Styles of the bar and the choices. They come with the script, so that no page waits for them. */
export const consentStyle = `
.privacy-bar{position:fixed;inset:auto 0 0;z-index:40;background:var(--surface);color:var(--ink);box-shadow:0 -1px 0 var(--line),0 -12px 32px -12px rgb(13 20 33/.22);padding-block:16px max(16px,env(safe-area-inset-bottom))}
.privacy-bar>div{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:12px 64px;align-items:center}
.privacy-bar b{display:block;font:650 1rem/1.4 var(--font-text)}
.privacy-bar p{max-width:660px;font-size:var(--t-small);line-height:1.5;color:var(--ink-2)}
.privacy-acts{display:grid;grid-template-columns:repeat(3,minmax(96px,1fr));gap:8px}
.privacy-bar button,.privacy-choices footer button{min-height:44px;padding-inline:8px;border:1.5px solid var(--line-2);border-radius:var(--r-m);background:var(--surface);color:var(--ink);font:600 .9375rem/1.2 var(--font-text);cursor:pointer}
.privacy-bar button:hover,.privacy-choices footer button:hover{border-color:var(--ink)}
.privacy-bar p button,.privacy-choices p a{all:unset;color:var(--link);font-weight:600;text-decoration:underline;text-underline-offset:3px;cursor:pointer;white-space:nowrap}
.privacy-bar p button:focus-visible,.privacy-choices p a:focus-visible{outline:3px solid var(--focus,var(--action));outline-offset:2px}
.privacy-choices{width:min(564px,100vw - 32px);max-height:calc(100dvh - 32px);margin:auto;padding:0;border:0;border-radius:var(--r-l);background:var(--surface);color:var(--ink);box-shadow:var(--shadow-3);overscroll-behavior:contain;scroll-padding-block:80px}
.privacy-choices::backdrop{background:rgb(13 20 33/.5)}
.privacy-choices header{display:flex;align-items:center;justify-content:space-between;gap:16px;position:sticky;top:0;z-index:1;padding:14px 12px 14px 24px;border-bottom:1px solid var(--line);background:var(--surface)}
.privacy-choices h2{font-size:1.25rem;line-height:1.3}
.privacy-choices header button{width:44px;height:44px;border:0;border-radius:var(--r-m);background:none;color:var(--ink);font:400 1.75rem/1 var(--font-text);cursor:pointer}
.privacy-choices section{padding:8px 24px 16px}
.privacy-choices ul{list-style:none;margin:0;padding:0}
.privacy-choices li label{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;padding:14px 0;border-bottom:1px solid var(--line);cursor:pointer}
.privacy-choices b{font-weight:650}
.privacy-choices li span{grid-column:1;font-size:var(--t-small);line-height:1.5;color:var(--ink-2)}
.privacy-choices li small{grid-column:2;grid-row:2;justify-self:end;font-size:var(--t-legal);color:var(--ink-2)}
.privacy-choices input{appearance:none;grid-column:2;grid-row:1;justify-self:end;width:46px;height:28px;margin:0;border:1.5px solid var(--line-2);border-radius:14px;background:radial-gradient(circle at 13px 50%,var(--line-2) 9px,transparent 9.5px) var(--surface);cursor:pointer}
.privacy-choices input:checked{border-color:var(--action);background:radial-gradient(circle at 31px 50%,var(--on-action) 9px,transparent 9.5px) var(--action)}
.privacy-choices input:disabled{border-color:var(--line);background:radial-gradient(circle at 31px 50%,var(--ink-2) 9px,transparent 9.5px) var(--sunken);cursor:default}
.privacy-choices .privacy-refused{margin-top:12px;padding:12px 16px;border-radius:var(--r-m);background:var(--info-bg);color:var(--info);font-size:var(--t-small);line-height:1.5}
.privacy-refused b{display:block}
.privacy-choices section>p{margin-top:12px;font-size:var(--t-legal);line-height:1.5;color:var(--ink-2)}
.privacy-choices footer{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;position:sticky;bottom:0;padding:16px 24px;border-top:1px solid var(--line);background:var(--surface)}
@media(max-width:759px){.privacy-bar>div{grid-template-columns:minmax(0,1fr)}.privacy-choices header{padding-left:20px}.privacy-choices section{padding-inline:20px}.privacy-choices footer{padding-inline:20px}}
@media(forced-colors:active){.privacy-choices input{appearance:auto}}
@media print{.privacy-bar{display:none}}
`;
