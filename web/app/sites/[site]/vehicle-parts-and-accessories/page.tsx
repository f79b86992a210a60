import { partsRoute } from '@/web/render/form-route.tsx';

export const generateMetadata = partsRoute.generateMetadata;
export default partsRoute.Page;
