import { testDriveRoute } from '@/web/render/form-route.tsx';

export const generateMetadata = testDriveRoute.generateMetadata;
export default testDriveRoute.Page;
