import { contentClient } from '@/web/content/client.ts';
import { read } from '@/web/content/read.ts';
import { fetchSites } from '@/web/content/sites.ts';
import { tags } from '@/web/platform/cache-tags.ts';
import { environment } from '@/web/platform/env.ts';

/** `http://localhost:<port>/`: where every site of this deployment is found on this machine. */
export default async function Directory() {
  const sites = await read([tags.sites], () => fetchSites(contentClient(false)));
  const port = environment().PORT;
  return (
    <main>
      <h1>Sites of this deployment</h1>
      <ul>
        {sites.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`http://${slug}.localhost:${port}/`}>{name}</a>
            {' · '}
            <a href={`http://${slug}.localhost:${port}/studio`}>studio</a>
            {` · ${slug}.localhost:${port}`}
          </li>
        ))}
      </ul>
    </main>
  );
}
