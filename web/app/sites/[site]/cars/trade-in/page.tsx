import { tradeInRoute } from '@/web/render/trade-in-route.tsx';

export const generateMetadata = tradeInRoute.generateMetadata;
export default tradeInRoute.Page;
