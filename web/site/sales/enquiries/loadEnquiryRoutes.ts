import { loadedLater } from '../../../components/loadedLater.ts';

/** Loads the pages about one enquiry: for the router, and before a list is sent, which leads to one of them. */
export const loadEnquiryRoutes = loadedLater(() => import('./enquiryRoutes.ts'));
