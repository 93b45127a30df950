import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Application",
  "Employee",
  "Dashboard",
  "AuditLog",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      decideApplication: build.mutation<
        DecideApplicationApiResponse,
        DecideApplicationApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/applications/${encodeURIComponent(String(queryArg.applicationId))}/update`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Application", "Employee", "Dashboard", "AuditLog"],
      }),
      rejectApplications: build.mutation<
        RejectApplicationsApiResponse,
        RejectApplicationsApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/applications/bulk-reject`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Application", "Dashboard", "AuditLog"],
      }),
      approveRegistrations: build.mutation<
        ApproveRegistrationsApiResponse,
        ApproveRegistrationsApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/registrations/approve`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Application", "Employee", "Dashboard", "AuditLog"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as decisionsApi };
export type DecideApplicationApiResponse = /** status 200 Karar verildi */ {
  success: Success;
  application: Application;
};
export type DecideApplicationApiArg = {
  type: CompanyType;
  companyId: Id;
  applicationId: Id;
  body: {
    status: "approved" | "rejected";
    notes?: string | null;
  };
};
export type RejectApplicationsApiResponse =
  /** status 200 Sonuç, başvuru başvuru */ RejectionReport;
export type RejectApplicationsApiArg = {
  type: CompanyType;
  companyId: Id;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    application_ids: Id[];
    notes?: string | null;
  };
};
export type ApproveRegistrationsApiResponse =
  /** status 200 Sonuç, kayıt kayıt */ {
    success: Success;
    approved_count: Count;
    refused: RefusedDecisions;
  };
export type ApproveRegistrationsApiArg = {
  companyId: Id;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    application_ids: Id[];
  };
};
export type Success = true;
export type Id = string;
export type ApplicationStatus = "pending" | "approved" | "rejected";
export type Instant = string;
export type Application = {
  id: Id;
  status: ApplicationStatus;
  /** Kendisi kaydolan çalışanın departmanı; kurumsal hesap başvurusunda null */
  department: string | null;
  applicant: {
    full_name: string;
    phone: string;
    /** Kendisi kaydolan çalışandan istenmez */
    email: string | null;
  };
  created_at: Instant;
  updated_at: Instant;
  notes: string | null;
};
export type Problem = {
  type: string;
  title: string;
  status: number;
  /** Ekranda olduğu gibi gösterilecek Türkçe cümle */
  detail: string;
  /** Makine için sabit kod, `şey.neden` */
  code: string;
  success: boolean;
  errors?: {
    path: string;
    message: string;
  }[];
  /** Kayıt bu arada değiştiyse şimdiki hâli; siparişte `lines` */
  present?: {
    [key: string]: any;
  };
};
export type CompanyType = "corporate" | "catering" | "supplier";
export type Count = number;
export type RefusedDecisions = {
  id: Id;
  /** Böyle bir başvuru yoksa boş */
  full_name: string | null;
  code: string;
  message: string;
}[];
export type RejectionReport = {
  success: Success;
  rejected_count: Count;
  refused: RefusedDecisions;
};
export const {
  useDecideApplicationMutation,
  useRejectApplicationsMutation,
  useApproveRegistrationsMutation,
} = injectedRtkApi;
