import { baseApi as api } from "./base-api";
export const addTagTypes = ["Employee"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listEmployees: build.query<ListEmployeesApiResponse, ListEmployeesApiArg>(
        {
          query: (queryArg) => ({
            url: `/${encodeURIComponent(String(queryArg.pathType))}/${encodeURIComponent(String(queryArg.companyId))}/employees`,
            params: {
              search: queryArg.search,
              department_id: queryArg.departmentId,
              shift_id: queryArg.shiftId,
              status: queryArg.status,
              type: queryArg.queryType,
              role: queryArg.role,
              reset_requested: queryArg.resetRequested,
              never_signed_in: queryArg.neverSignedIn,
              absent_on: queryArg.absentOn,
              sort: queryArg.sort,
              order: queryArg.order,
              limit: queryArg.limit,
              offset: queryArg.offset,
            },
          }),
          providesTags: ["Employee"],
        },
      ),
      selectEmployees: build.query<
        SelectEmployeesApiResponse,
        SelectEmployeesApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg.pathType))}/${encodeURIComponent(String(queryArg.companyId))}/employees/selection`,
          params: {
            search: queryArg.search,
            department_id: queryArg.departmentId,
            shift_id: queryArg.shiftId,
            status: queryArg.status,
            type: queryArg.queryType,
            role: queryArg.role,
            reset_requested: queryArg.resetRequested,
            never_signed_in: queryArg.neverSignedIn,
            absent_on: queryArg.absentOn,
          },
        }),
        providesTags: ["Employee"],
      }),
      exportEmployees: build.query<
        ExportEmployeesApiResponse,
        ExportEmployeesApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg.pathType))}/${encodeURIComponent(String(queryArg.companyId))}/employees/export`,
          params: {
            search: queryArg.search,
            department_id: queryArg.departmentId,
            shift_id: queryArg.shiftId,
            status: queryArg.status,
            type: queryArg.queryType,
            role: queryArg.role,
            reset_requested: queryArg.resetRequested,
            never_signed_in: queryArg.neverSignedIn,
            absent_on: queryArg.absentOn,
          },
        }),
        providesTags: ["Employee"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as employeesApi };
export type ListEmployeesApiResponse = /** status 200 En fazla 100 çalışan */ {
  users: Employee[];
  total: Count;
  has_more: boolean;
};
export type ListEmployeesApiArg = {
  pathType: CompanyType;
  companyId: Id;
  search?: string;
  /** `none` departmanı olmayanlar */
  departmentId?: string;
  /** Bu haftaki vardiyalarından biri bu olanlar; `none` kendi vardiyası belirtilmemiş olanlar */
  shiftId?: string;
  status?: "active" | "inactive";
  /** Bireysel çalışan ya da kurumsal kullanıcı */
  queryType?: "individual" | "corporate";
  role?: Role;
  /** Yalnızca şifresini unuttuğunu bildirenler; yönetim yetkisi olmayanlara boş liste */
  resetRequested?: boolean;
  /** Yalnızca tek kullanımlık şifresini henüz değiştirmeyenler; yönetim yetkisi olmayanlara boş liste */
  neverSignedIn?: boolean;
  /** Yalnızca o gün yok olanlar; yönetim yetkisi olmayanlara boş liste */
  absentOn?: LocalDate;
  sort?: "name" | "role" | "department" | "status";
  order?: "asc" | "desc";
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type SelectEmployeesApiResponse = /** status 200 Seçilebilen kişiler */ {
  users: {
    id: Id;
    full_name: string;
  }[];
  total: Count;
  /** Uyan ama üst düzeyde olanlar */
  out_of_reach: Count;
};
export type SelectEmployeesApiArg = {
  pathType: CompanyType;
  companyId: Id;
  search?: string;
  /** `none` departmanı olmayanlar */
  departmentId?: string;
  /** Bu haftaki vardiyalarından biri bu olanlar; `none` kendi vardiyası belirtilmemiş olanlar */
  shiftId?: string;
  status?: "active" | "inactive";
  /** Bireysel çalışan ya da kurumsal kullanıcı */
  queryType?: "individual" | "corporate";
  role?: Role;
  /** Yalnızca şifresini unuttuğunu bildirenler; yönetim yetkisi olmayanlara boş liste */
  resetRequested?: boolean;
  /** Yalnızca tek kullanımlık şifresini henüz değiştirmeyenler; yönetim yetkisi olmayanlara boş liste */
  neverSignedIn?: boolean;
  /** Yalnızca o gün yok olanlar; yönetim yetkisi olmayanlara boş liste */
  absentOn?: LocalDate;
};
export type ExportEmployeesApiResponse = /** status 200 Excel dosyası */ Blob;
export type ExportEmployeesApiArg = {
  pathType: CompanyType;
  companyId: Id;
  search?: string;
  /** `none` departmanı olmayanlar */
  departmentId?: string;
  /** Bu haftaki vardiyalarından biri bu olanlar; `none` kendi vardiyası belirtilmemiş olanlar */
  shiftId?: string;
  status?: "active" | "inactive";
  /** Bireysel çalışan ya da kurumsal kullanıcı */
  queryType?: "individual" | "corporate";
  role?: Role;
  /** Yalnızca şifresini unuttuğunu bildirenler; yönetim yetkisi olmayanlara boş liste */
  resetRequested?: boolean;
  /** Yalnızca tek kullanımlık şifresini henüz değiştirmeyenler; yönetim yetkisi olmayanlara boş liste */
  neverSignedIn?: boolean;
  /** Yalnızca o gün yok olanlar; yönetim yetkisi olmayanlara boş liste */
  absentOn?: LocalDate;
};
export type Id = string;
export type Role =
  | "individual"
  | "corporate1"
  | "corporate2"
  | "corporate3"
  | "corporate4"
  | "corporateOwner";
export type NamedShift = {
  id: Id;
  title: string;
};
export type LocalDate = string;
export type RotationOrNone = {
  first_monday: LocalDate;
  weeks: NamedShift[][];
} | null;
export type Instant = string;
export type Version = number;
export type Employee = {
  id: Id;
  full_name: string;
  /** 5XXXXXXXXX; yönetim yetkisi olmayanlara 5*******12 */
  phone: string;
  email: string | null;
  role: Role;
  is_active: boolean;
  department_id: string | null;
  department_name: string | null;
  /** Kendi vardiyaları, değişiyorsa bu haftanınkiler; hiçbiri hepsi demektir */
  shifts: NamedShift[];
  rotation: RotationOrNone;
  created_at: Instant;
  /** Şifresini unuttuğunu ne zaman bildirdi; yönetim yetkisi olmayanlara hep null */
  reset_requested_at: string | null;
  version: Version;
};
export type Count = number;
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
export const {
  useListEmployeesQuery,
  useSelectEmployeesQuery,
  useExportEmployeesQuery,
} = injectedRtkApi;
