import { readForm } from '@/web/content/read-form.ts';
import { routePage } from '@/web/render/route-page.tsx';
import { SuccessPage } from '@/web/render/success-page.tsx';

/** Where a sent form leads (FORM-04, NAV-15). Search engines leave it out; an address that names no form of this site's leads home. */
const { generateMetadata, Page } = routePage(async ({ site, query }) => {
  const form = await sentForm(site.slug, query.get('form') ?? '');
  if (!form) return { redirect: { to: '/', permanent: false } };
  return {
    described: { title: 'Thank you', description: null, noIndex: true },
    view: <SuccessPage site={site} thanks={form === 'unknown' ? '' : (form.content.thanks ?? '')} />,
  };
});

/** While content is away nobody who has just sent something is turned away. */
async function sentForm(site: string, id: string) {
  if (id === '' || id.length > 200) return null;
  return readForm(site, id).catch(() => 'unknown' as const);
}

export { generateMetadata };
export default Page;
