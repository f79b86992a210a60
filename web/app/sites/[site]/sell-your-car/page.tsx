import { sellRoute } from '@/web/render/form-route.tsx';

export const generateMetadata = sellRoute.generateMetadata;
export default sellRoute.Page;
