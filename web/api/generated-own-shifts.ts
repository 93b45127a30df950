import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Employee",
  "Profile",
  "Dashboard",
  "AuditLog",
  "UsualShifts",
  "MenuPlay",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      saveShiftPatterns: build.mutation<
        SaveShiftPatternsApiResponse,
        SaveShiftPatternsApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/shift-patterns`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Employee", "Profile", "Dashboard", "AuditLog"],
      }),
      saveUsualShifts: build.mutation<
        SaveUsualShiftsApiResponse,
        SaveUsualShiftsApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/usual-shifts`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["UsualShifts", "MenuPlay"],
      }),
      saveShiftPattern: build.mutation<
        SaveShiftPatternApiResponse,
        SaveShiftPatternApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/shift-patterns`,
          method: "PUT",
          body: queryArg.rotationPlan,
        }),
        invalidatesTags: ["UsualShifts", "MenuPlay"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as ownShiftsApi };
export type SaveShiftPatternsApiResponse = /** status 200 Sonuç, kişi kişi */ {
  success: Success;
  /** Vardiyaları artık böyle olanlar; önceden öyle olanlar da */
  updated_count: Count;
  /** Değiştirilmeyenler ve nedenleri */
  refused: UnchangedEmployee[];
};
export type SaveShiftPatternsApiArg = {
  companyId: Id;
  body: {
    user_ids: Id[];
    first_monday: FirstMonday;
    weeks: RotatingWeeks;
  };
};
export type SaveUsualShiftsApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type SaveUsualShiftsApiArg = {
  companyId: Id;
  userId: Id;
  body: {
    shift_ids: OwnShiftIds;
  };
};
export type SaveShiftPatternApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type SaveShiftPatternApiArg = {
  companyId: Id;
  userId: Id;
  rotationPlan: RotationPlan;
};
export type Success = true;
export type Count = number;
export type Id = string;
export type UnchangedEmployee = {
  id: Id;
  /** Böyle bir çalışan yoksa boş */
  full_name: string | null;
  code: string;
  message: string;
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
export type LocalDate = string;
export type FirstMonday = LocalDate;
export type RotatingWeeks = Id[][];
export type OwnShiftIds = Id[];
export type RotationPlan = {
  first_monday: FirstMonday;
  weeks: RotatingWeeks;
};
export const {
  useSaveShiftPatternsMutation,
  useSaveUsualShiftsMutation,
  useSaveShiftPatternMutation,
} = injectedRtkApi;
