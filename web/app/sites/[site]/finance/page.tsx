import { financeRoute } from '@/web/render/finance-route.tsx';

export const generateMetadata = financeRoute.generateMetadata;
export default financeRoute.Page;
