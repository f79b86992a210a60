import { placesRoute } from '@/web/render/places-route.tsx';

export const generateMetadata = placesRoute.generateMetadata;
export default placesRoute.Page;
