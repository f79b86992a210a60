import { serviceRoute } from '@/web/render/service-route.tsx';

export const generateMetadata = serviceRoute.generateMetadata;
export default serviceRoute.Page;
