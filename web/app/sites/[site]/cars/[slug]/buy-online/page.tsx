import { checkoutRoute } from '@/web/render/purchase/checkout-route.tsx';

export const generateMetadata = checkoutRoute.generateMetadata;
export default checkoutRoute.Page;
