import { baseApi as api } from "./base-api";
export const addTagTypes = ["CateringProfile", "AuditLog", "Company"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getCateringProfile: build.query<
        GetCateringProfileApiResponse,
        GetCateringProfileApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/profile`,
        }),
        providesTags: ["CateringProfile"],
      }),
      saveCateringProfile: build.mutation<
        SaveCateringProfileApiResponse,
        SaveCateringProfileApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/profile`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["CateringProfile", "AuditLog"],
      }),
      getOfferedCatering: build.query<
        GetOfferedCateringApiResponse,
        GetOfferedCateringApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/caterings/${encodeURIComponent(String(queryArg.cateringId))}/profile`,
        }),
        providesTags: ["CateringProfile", "Company"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as profilesApi };
export type GetCateringProfileApiResponse = /** status 200 Gösterilenler */ {
  profile: CateringProfile;
};
export type GetCateringProfileApiArg = {
  companyId: Id;
};
export type SaveCateringProfileApiResponse = /** status 200 Gösterilenler */ {
  success: Success;
  profile: CateringProfile;
};
export type SaveCateringProfileApiArg = {
  companyId: Id;
  body: {
    shows_menus: boolean;
    daily_capacity: DailyCapacity;
    version?: SeenVersion;
  };
};
export type GetOfferedCateringApiResponse = /** status 200 Catering */ {
  catering: OfferedCatering;
};
export type GetOfferedCateringApiArg = {
  companyId: Id;
  cateringId: Id;
};
export type DailyCapacity = number | null;
export type CateringProfile = {
  /** Son dört haftanın yayınlanan menüleri gösterilir */
  shows_menus: boolean;
  daily_capacity: DailyCapacity;
  /** Her değişiklikte artar; hiç kaydedilmediyse 0 */
  version: number;
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
export type Id = string;
export type Success = true;
export type SeenVersion = number;
export type Count = number;
export type LocalDate = string;
export type Course =
  | "soup"
  | "main"
  | "side"
  | "salad"
  | "meze"
  | "dessert"
  | "fruit"
  | "drink"
  | "other";
export type CommonCourse = {
  course: Course;
  name: string;
};
export type CommonCourses = CommonCourse[];
export type Stars = number;
export type Month = string;
export type OfferedCatering = {
  id: Id;
  name: string;
  /** Belirtilmediyse boş */
  city: string;
  /** 5 üzerinden, bir ondalık; puan yoksa null */
  rating: number | null;
  /** Verilen puanlar */
  rating_count: Count;
  daily_capacity: DailyCapacity;
  /** Catering menülerini gösteriyor */
  shows_menus: boolean;
  /** Yeniden eskiye, her gün bir menü */
  menus: {
    date: LocalDate;
    /** Seçenekler */
    dishes: string[];
    common_courses: CommonCourses;
  }[];
  /** Yazanların izin verdiği ve cateringin seçtiği yorumlar, en yeni ay önce */
  comments: {
    stars: Stars;
    /** Yemeğin yendiği ay */
    month: Month;
    text: string;
  }[];
};
export const {
  useGetCateringProfileQuery,
  useSaveCateringProfileMutation,
  useGetOfferedCateringQuery,
} = injectedRtkApi;
