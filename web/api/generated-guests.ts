import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Guest",
  "KitchenPlan",
  "KitchenStats",
  "Dashboard",
  "AuditLog",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      saveGuests: build.mutation<SaveGuestsApiResponse, SaveGuestsApiArg>({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/guests`,
          method: "PUT",
          body: queryArg.guestsOfMeal,
        }),
        invalidatesTags: [
          "Guest",
          "KitchenPlan",
          "KitchenStats",
          "Dashboard",
          "AuditLog",
        ],
      }),
      addGuests: build.mutation<AddGuestsApiResponse, AddGuestsApiArg>({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/guests`,
          method: "POST",
          body: queryArg.addedGuests,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: [
          "Guest",
          "KitchenPlan",
          "KitchenStats",
          "Dashboard",
          "AuditLog",
        ],
      }),
      removeGuests: build.mutation<RemoveGuestsApiResponse, RemoveGuestsApiArg>(
        {
          query: (queryArg) => ({
            url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/guests`,
            method: "DELETE",
            params: {
              date: queryArg.date,
              shift_id: queryArg.shiftId,
              department_id: queryArg.departmentId,
            },
          }),
          invalidatesTags: [
            "Guest",
            "KitchenPlan",
            "KitchenStats",
            "Dashboard",
            "AuditLog",
          ],
        },
      ),
      saveGuestRepeat: build.mutation<
        SaveGuestRepeatApiResponse,
        SaveGuestRepeatApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/guest-repeats`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: [
          "Guest",
          "KitchenPlan",
          "KitchenStats",
          "Dashboard",
          "AuditLog",
        ],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as guestsApi };
export type SaveGuestsApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type SaveGuestsApiArg = {
  companyId: Id;
  guestsOfMeal: GuestsOfMeal;
};
export type AddGuestsApiResponse = /** status 201 Eklendi */ {
  success: Success;
};
export type AddGuestsApiArg = {
  companyId: Id;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  addedGuests: AddedGuests;
};
export type RemoveGuestsApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type RemoveGuestsApiArg = {
  companyId: Id;
  /** Gün */
  date: LocalDate;
  /** Vardiya */
  shiftId: Id;
  /** Ağırlayan departman; belirli bir departmanın misafiri değilse verilmez */
  departmentId?: Id;
};
export type SaveGuestRepeatApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type SaveGuestRepeatApiArg = {
  companyId: Id;
  body: {
    shift_id: Id;
    weekday: Weekday;
    department_id: HostOrNone;
    portions: GuestPortions;
  };
};
export type Success = true;
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
export type Id = string;
export type LocalDate = string;
export type HostOrNone = string | null;
export type GuestOption = string | null;
export type GuestPortions = number;
export type GuestsOfMeal = {
  shift_id: Id;
  date: LocalDate;
  department_id: HostOrNone;
  guests: {
    key: GuestOption;
    portions: GuestPortions;
  }[];
};
export type AddedGuests = {
  shift_id: Id;
  date: LocalDate;
  department_id: HostOrNone;
  guests: {
    key: GuestOption;
    portions: GuestPortions;
  }[];
};
export type Weekday = number;
export const {
  useSaveGuestsMutation,
  useAddGuestsMutation,
  useRemoveGuestsMutation,
  useSaveGuestRepeatMutation,
} = injectedRtkApi;
