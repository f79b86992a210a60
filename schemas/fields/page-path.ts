import type { CustomValidator, SanityClient, SanityDocument, ValidationContext } from 'sanity';
import { isReservedPath } from '@/domain/routes/endpoints.ts';
import { publishedId } from '@/schemas/fields/owner-scope.ts';

/** Returns what is wrong with a page's path, or `true` (CMS-03). */
export function checkPath(path: string | undefined): true | string {
  if (!path) return 'A page needs a path, for example /about-us.';
  if (!path.startsWith('/')) return 'Start the path with /.';
  if (path === '/') return true;
  if (path.endsWith('/')) return 'Leave out the / at the end.';
  if (!/^(\/[a-z0-9]+([-.][a-z0-9]+)*)+$/.test(path))
    return 'Use small letters, digits and dashes between the slashes.';
  if (isReservedPath(path))
    return `The system itself answers at ${path}: a page there would never show. Choose another path.`;
  return true;
}

const samePath = `count(*[
  _type == "page" && path == $path && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))
  && (site._ref == $site || template._ref == $template)
])`;

/** Refuses a path that another page of the same site or template has. */
export const uniquePath: CustomValidator<string | undefined> = async (path, context) => {
  const shape = checkPath(path);
  if (shape !== true) return shape;
  const owner = ownerOf(context.document);
  const client: Pick<SanityClient, 'fetch'> = clientOf(context);
  const others = await client.fetch<number>(samePath, { path, id: publishedId(context.document?._id), ...owner });
  return others === 0 ? true : `Another page here already has the path ${path}.`;
};

function clientOf(context: ValidationContext) {
  return context.getClient({ apiVersion: '2025-03-04' }).withConfig({ perspective: 'raw' });
}

function ownerOf(document: SanityDocument | undefined): { site: string; template: string } {
  const reference = (value: unknown) =>
    value && typeof value === 'object' && '_ref' in value && typeof value._ref === 'string' ? value._ref : '';
  return { site: reference(document?.site), template: reference(document?.template) };
}
