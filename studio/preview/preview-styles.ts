const panel = '#presentation-narrow-panel-content';
const inspector = '[data-ui="DocumentInspectorPanel"]';

/**
 * Beside the preview a form has a quarter of the window, and the studio would show problems or
 * history to its right, out of sight. These styles show them in the form's lower half, unless the
 * window is wide enough for both.
 */
export const previewStyles = `@media (max-width: 2559px) {
${panel} [data-testid="document-pane"]:has(${inspector}) { min-width: 320px !important; }
${panel} ${inspector} {
position: absolute; z-index: 2; inset: auto 0 0; height: 50%; max-width: none !important;
border-top: 1px solid var(--card-border-color); background: var(--card-bg-color);
}
}`;
