import { locationsRoute } from '@/web/render/locations-route.tsx';

export const generateMetadata = locationsRoute.generateMetadata;
export default locationsRoute.Page;
