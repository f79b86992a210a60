/**
 * Runs in the page. Puts everything that can be pressed, and every card, into a state: rules for `:hover` (or another) become rules for a
 * class, which these elements get. Devtools' own way takes minutes on a page of this size.
 */
export function forceState(state: 'hover' | 'focus-visible'): void {
  const rename = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(`:${state}`))
        rule.selectorText = rule.selectorText.replaceAll(`:${state}`, `.forced-${state}`);
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) rename(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) rename(sheet.cssRules);
  for (const element of document.querySelectorAll('article, a, button, summary, label, input, select'))
    element.classList.add(`forced-${state}`);
}
