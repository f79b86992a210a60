import type { SiteSwitches } from './site-parts.ts';

/** How a form declares itself to an assistant in the browser (WebMCP): attributes of the form, so it costs no script. */
export type FormTool = { toolname: string; tooldescription: string; toolautosubmit?: '' };

/** What a list of boxes is about, on its fieldset: browsers do not take it from the legend. */
export const fieldTool = (description: string) => ({ toolparamdescription: description });

type Site = Pick<SiteSwitches, 'features'>;
type Declared = { name: string; description: string };

/** A form that only looks something up: the assistant may send it. Undefined where the site is closed to assistants. */
export const searchTool = (site: Site, tool: Declared): FormTool | undefined =>
  declared(site, tool, { toolautosubmit: '' });

/** A form that sends the shopper's details: the assistant fills it in, and the shopper sends it. */
export const enquiryTool = (site: Site, tool: Declared): FormTool | undefined => declared(site, tool, {});

const declared = ({ features }: Site, { name, description }: Declared, more: Pick<FormTool, 'toolautosubmit'>) =>
  features.assistants
    ? {
        toolname: name
          .toLowerCase()
          .replaceAll(/[^a-z\d]+/g, '_')
          .slice(0, 60),
        tooldescription: description,
        ...more,
      }
    : undefined;
