import type { Picture } from '@/schemas/generated/content-types.ts';
import { text } from './demo-blocks.ts';
import { type DemoBlock, keyed, link } from './demo-document.ts';

type BlockOf<Type extends DemoBlock['_type']> = Extract<DemoBlock, { _type: Type }>;
type Copy<Type extends DemoBlock['_type']> = Partial<Omit<BlockOf<Type>, '_type' | '_key'>>;
type Titled = readonly [title: string, ...paragraphs: string[]];

/** A text under a title of its own has no headings. */
const paragraphsOf = (paragraphs: readonly string[]) =>
  text(...paragraphs).map((paragraph) => ({ ...paragraph, style: 'normal' as const }));

export const faq = (heading: string, ...questions: Titled[]): DemoBlock => ({
  _key: 'faq',
  _type: 'faq',
  anchor: 'questions',
  heading,
  questions: keyed(
    questions.map(([question, ...answer]) => ({ _type: 'question' as const, question, answer: paragraphsOf(answer) })),
  ),
});

export const accordion = (
  heading: string,
  ...sections: [title: string, subtitle: string, ...paragraphs: string[]][]
): DemoBlock => ({
  _key: 'accordion',
  _type: 'accordion',
  heading,
  oneAtATime: true,
  firstOpen: true,
  sections: keyed(
    sections.map(([title, subtitle, ...body]) => ({
      _type: 'section' as const,
      title,
      subtitle,
      body: paragraphsOf(body),
    })),
  ),
});

/** Tabs of text, each with its picture. */
export const tabs = (
  heading: string,
  ...panels: [title: string, image: Picture, ...paragraphs: string[]][]
): DemoBlock => ({
  _key: 'tabs',
  _type: 'tabs',
  heading,
  tabs: keyed(
    panels.map(([title, image, ...body]) => ({ _type: 'tab' as const, title, image, body: paragraphsOf(body) })),
  ),
});

export const embedTabs = (heading: string, ...embeds: [title: string, address: string][]): DemoBlock => ({
  _key: 'embeds',
  _type: 'embedTabs',
  heading,
  height: 560,
  tabs: keyed(embeds.map(([title, address]) => ({ _type: 'embed' as const, title, address }))),
});

export const video = (copy: Copy<'video'>): DemoBlock => ({
  _key: 'video',
  _type: 'video',
  source: 'address',
  ...copy,
});

export const latestUpdates = (...posts: [title: string, address: string][]): DemoBlock => ({
  _key: 'updates',
  _type: 'socialCarousel',
  heading: 'Latest Updates',
  posts: keyed(posts.map(([title, address]) => ({ _type: 'socialPost' as const, title, address }))),
});

export const gallery = (heading: string, ...pictures: [image: Picture, caption?: string][]): DemoBlock => ({
  _key: 'gallery',
  _type: 'gallery',
  heading,
  pictures: keyed(pictures.map(([image, caption]) => ({ _type: 'shot' as const, image, ...(caption && { caption }) }))),
});

export const logoTiles = (heading: string, ...tiles: [name: string, note: string][]): DemoBlock => ({
  _key: 'awards',
  _type: 'logoTiles',
  heading,
  tiles: keyed(tiles.map(([name, note]) => ({ _type: 'logoTile' as const, name, note }))),
});

/**
 * What the law gives is under every warranty, in the prescribed text (Competition and Consumer
 * Regulations 2010, reg. 90).
 */
const prescribed =
  'Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.';

export const warranty = (
  heading: string,
  terms: string,
  ...plans: [years: 3 | 5 | 7, name: string, ...points: string[]][]
): DemoBlock => ({
  _key: 'warranty',
  _type: 'warranty',
  heading,
  text: terms,
  plans: keyed(plans.map(([years, name, ...points]) => ({ _type: 'warrantyPlan' as const, years, name, points }))),
  note: `${prescribed} The warranties above come on top of that. Service the car as its maker says and keep the receipts; tyres, brake pads and other parts that wear are not covered.`,
});

export const paymentStrip = (guarantee?: [title: string, terms: string]): DemoBlock => ({
  _key: 'payment',
  _type: 'paymentStrip',
  heading: 'We accept',
  ...(guarantee && {
    guaranteeTitle: guarantee[0],
    guaranteeText: guarantee[1],
    link: link('Ask us about it', '/contact-us'),
  }),
});

export const latestPosts = (heading: string): DemoBlock => ({
  _key: 'posts',
  _type: 'blogList',
  heading,
  limit: 3,
  linkLabel: 'All posts',
  linkHref: '/blog',
});
