export const embedTabsProjection = `
  heading, tabs[]{_key, title, address}, height
`;
