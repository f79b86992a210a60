import { garageRoute } from '@/web/render/account/garage-route.tsx';

const { generateMetadata, Page } = garageRoute();

export { generateMetadata };
export default Page;
