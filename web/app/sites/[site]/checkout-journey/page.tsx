import { purchaseRoute } from '@/web/render/purchase/purchase-route.tsx';

export const generateMetadata = purchaseRoute.generateMetadata;
export default purchaseRoute.Page;
