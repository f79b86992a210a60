import { lineRoute } from '@/web/render/purchase/line-route.tsx';

export const generateMetadata = lineRoute.generateMetadata;
export default lineRoute.Page;
