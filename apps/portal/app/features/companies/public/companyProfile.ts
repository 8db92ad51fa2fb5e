import type { components } from '@aarambh/api-client';

export type CompanyProfile = components['schemas']['CompanyProfile'];
