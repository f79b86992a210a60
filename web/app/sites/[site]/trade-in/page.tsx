import { tradeInRoute } from '@/web/render/form-route.tsx';

export const generateMetadata = tradeInRoute.generateMetadata;
export default tradeInRoute.Page;
