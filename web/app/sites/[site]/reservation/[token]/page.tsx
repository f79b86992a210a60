import { reservationRoute } from '@/web/render/purchase/reservation-route.tsx';

export const generateMetadata = reservationRoute.generateMetadata;
export default reservationRoute.Page;
